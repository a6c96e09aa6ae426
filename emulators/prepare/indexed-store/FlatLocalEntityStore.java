package com.google.cloud.datastore.emulator.impl.storage;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static java.util.function.Function.identity;

import com.google.cloud.datastore.core.exception.DatastoreException;
import com.google.cloud.datastore.core.rep.EntityRef;
import com.google.cloud.datastore.emulator.impl.transactions.CollectionLockType;
import com.google.cloud.datastore.emulator.impl.transactions.EmulatorTransactionManager.EmulatorTransaction;
import com.google.cloud.datastore.emulator.impl.transactions.EntityLockType;
import com.google.cloud.datastore.emulator.impl.transactions.LockManager;
import com.google.cloud.datastore.emulator.impl.transactions.OwnerRequest;
import com.google.cloud.datastore.emulator.impl.transactions.StateManager;
import com.google.cloud.datastore.emulator.impl.util.EntityReadResult;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.time.TimeSource;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;

/**
 * The documents of a database, in a map for each collection ID. It takes the place of the class of
 * this name in the Firestore emulator, which keeps all documents in one map and goes through them
 * for each query. Locks, history and results are the same.
 */
public final class FlatLocalEntityStore extends LocalEntityStore {
  private final ConcurrentMap<String, ConcurrentMap<EntityRef, StoredEntity.History>> collections =
      new ConcurrentHashMap<>();
  private final TimeSource clock;
  /** That of a document before its first write. */
  private final StoredEntity.History noHistory;
  private final LockManager lockManager;
  private final StateManager stateManager;

  public FlatLocalEntityStore(
      TimeSource clock,
      Duration historyThreshold,
      LockManager lockManager,
      StateManager stateManager) {
    this.clock = clock;
    this.noHistory = new StoredEntity.History(historyThreshold);
    this.lockManager = lockManager;
    this.stateManager = stateManager;
  }

  @Override
  public ReadView snapshot(Instant timestamp) {
    return new Snapshot(timestamp);
  }

  @Override
  public ReadView read(EmulatorTransaction transaction) throws DatastoreException {
    return new LockedReads(transaction);
  }

  @Override
  public ReadWriteView readWrite(EmulatorTransaction transaction, Set<EntityRef> written)
      throws DatastoreException {
    return new LockedWrites(transaction, written);
  }

  private ConcurrentMap<EntityRef, StoredEntity.History> collection(String id) {
    return collections.computeIfAbsent(id, missing -> new ConcurrentHashMap<>());
  }

  private StoredEntity.History historyOf(EntityRef ref) {
    return collection(ref.collectionId()).getOrDefault(ref, noHistory);
  }

  private static EntityReadResult resultOf(EntityRef ref, StoredEntity stored, Instant readAt) {
    return EntityReadResult.builder()
        .ref(ref)
        .entity(stored.entity())
        .createdAt(stored.createdAt())
        .updatedAt(stored.commitTimestamp())
        .readAt(readAt)
        .build();
  }

  /** The documents as they were at an instant. */
  private final class Snapshot implements ReadView {
    private final Instant timestamp;

    Snapshot(Instant timestamp) {
      this.timestamp = timestamp;
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> get(Set<EntityRef> refs) {
      return refs.stream().collect(toImmutableMap(identity(), ref -> read(ref, historyOf(ref))));
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> get(String collectionId) {
      return results(collection(collectionId).entrySet().stream());
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> all() {
      return results(collections.values().stream().flatMap(rows -> rows.entrySet().stream()));
    }

    @Override
    public void close() {}

    private ImmutableMap<EntityRef, EntityReadResult> results(
        Stream<Map.Entry<EntityRef, StoredEntity.History>> rows) {
      return rows.collect(
          toImmutableMap(Map.Entry::getKey, row -> read(row.getKey(), row.getValue())));
    }

    private EntityReadResult read(EntityRef ref, StoredEntity.History history) {
      return resultOf(ref, history.atInstant(timestamp), timestamp);
    }
  }

  /** The latest documents; what a transaction read stays locked until it ends. */
  private class LockedReads implements ReadView {
    protected final long handle;

    LockedReads(EmulatorTransaction transaction) throws DatastoreException {
      handle = transaction.handle();
      stateManager.toActive(handle);
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> get(Set<EntityRef> refs)
        throws DatastoreException {
      lockManager.acquireLocks(
          handle,
          refs.stream()
              .map(ref -> OwnerRequest.entity(ref, EntityLockType.READ))
              .collect(toImmutableList()));
      Instant readAt = clock.instant();
      return refs.stream()
          .collect(
              toImmutableMap(identity(), ref -> resultOf(ref, historyOf(ref).latest(), readAt)));
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> get(String collectionId)
        throws DatastoreException {
      lockManager.acquireLocks(
          handle,
          ImmutableList.of(OwnerRequest.kind(collectionId, CollectionLockType.READ)));
      Instant readAt = clock.instant();
      return collection(collectionId).entrySet().stream()
          .collect(
              toImmutableMap(
                  Map.Entry::getKey,
                  row -> resultOf(row.getKey(), row.getValue().latest(), readAt)));
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> all() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void close() throws DatastoreException {
      stateManager.toIdle(handle);
    }
  }

  private final class LockedWrites extends LockedReads implements ReadWriteView {
    private final Set<EntityRef> written;

    LockedWrites(EmulatorTransaction transaction, Set<EntityRef> written)
        throws DatastoreException {
      super(transaction);
      lockManager.acquireLocks(
          handle,
          written.stream()
              .flatMap(
                  ref ->
                      Stream.of(
                          OwnerRequest.entity(ref, EntityLockType.WRITE),
                          OwnerRequest.kind(ref.collectionId(), CollectionLockType.WRITE)))
              .collect(toImmutableList()));
      this.written = written;
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> commit(
        ImmutableMap<EntityRef, EntityMutation> mutations) throws DatastoreException {
      if (!written.containsAll(mutations.keySet())) throw new IllegalArgumentException();
      stateManager.toCommit(handle);
      Instant commitAt = clock.instant();
      return mutations.entrySet().stream()
          .collect(
              toImmutableMap(
                  Map.Entry::getKey, entry -> update(entry.getKey(), entry.getValue(), commitAt)));
    }

    @Override
    public void close() throws DatastoreException {
      stateManager.finish(handle);
      lockManager.tick();
    }

    private EntityReadResult update(EntityRef ref, EntityMutation mutation, Instant commitAt) {
      StoredEntity.History history = historyOf(ref);
      StoredEntity latest = history.latest();
      if (latest.entity().equals(mutation.entity()) && !mutation.resetCreateTime()) {
        return resultOf(ref, latest, commitAt);
      }
      StoredEntity updated = latest.updated(mutation, commitAt);
      collection(ref.collectionId()).put(ref, history.withNewState(updated));
      return resultOf(ref, updated, commitAt);
    }
  }
}
