/** Runs in the page: the SDK treats its stored token as expired, as after an hour. */
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
