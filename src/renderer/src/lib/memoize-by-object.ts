/** `compute`, but once for each object: whoever asks again about the same one gets the first answer. */
export function memoizeByObject<Key extends object, Value>(
  compute: (key: Key) => Value
): (key: Key) => Value {
  const answers = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known.value;
    const value = compute(key);
    answers.set(key, { value });
    return value;
  };
}
