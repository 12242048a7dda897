/** The values of a sentence that hold a name of ours. */
const namedValues = ['category', 'plan']

/** Returns a sentence's values with the names of ours in another language. */
export const nameValues = <Value>(values: Readonly<Record<string, Value>>, named: (name: string) => string) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && namedValues.includes(key) ? named(value) : value,
    ]),
  )
