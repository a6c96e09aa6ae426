/** Runs in the page: as if an hour had passed, the SDK takes its stored token for over. */
export function expireToken(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("firebaseLocalStorageDb");
    opening.addEventListener("error", () => reject(new Error("There is no stored sign-in.")));
    opening.addEventListener("success", () => {
      const work = opening.result.transaction("firebaseLocalStorage", "readwrite");
      const store = work.objectStore("firebaseLocalStorage");
      const reading = store.getAll();
      reading.addEventListener("success", () => {
        for (const entry of reading.result) {
          if (!entry.value?.stsTokenManager) continue;
          entry.value.stsTokenManager.expirationTime = 1;
          store.put(entry);
        }
      });
      work.addEventListener("complete", () => resolve());
    });
  });
}
