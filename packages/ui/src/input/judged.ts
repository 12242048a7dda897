/** A value with what may be said against it besides the default rule. */
export interface Judged<Value> {
  value: Value
  /**
   * Its message is shown in place of the default one, also for an empty value. Undefined leaves the matter to the default
   * rule; null settles it: nothing is wrong, such as with a bank's own name that stays as it is.
   */
  validate?: ((value: Value) => string | null | undefined) | undefined
}

/** What the validator of its own says, else the default rule. */
export function judged<Value>(
  { value, validate }: Judged<Value>,
  byDefault: () => string | undefined,
): string | undefined {
  const said = validate?.(value)
  return said === undefined ? byDefault() : (said ?? undefined)
}
