/** What a form holds of an input while it is filled in: null where nothing is typed, NaN where a text is no number. */
export type Draft<Input> = Input extends readonly (infer Item)[]
  ? readonly Draft<Item>[]
  : Input extends object
    ? { readonly [Key in keyof Input]?: Draft<Input[Key]> | null | undefined }
    : Input | null

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const copy = <Value extends object>(value: Value): Value => Object.assign(Array.isArray(value) ? [] : {}, value)

/** Returns the value at a path such as `benefits.0.isEnrolled`; undefined if there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inside, key) => (isObject(inside) ? Reflect.get(inside, key) : undefined), values)
}

/** Returns the same values with another one at a path. Undefined removes it; what is not on the path stays the same object. */
export function withValueAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const whole = copy(values)
  let inside: object = whole
  for (const key of keys) {
    const known: unknown = Reflect.get(inside, key)
    const next = isObject(known) ? copy(known) : {}
    Reflect.set(inside, key, next)
    inside = next
  }
  if (value === undefined) Reflect.deleteProperty(inside, last)
  else Reflect.set(inside, last, value)
  return whole
}

/** Returns the path of an issue as fields are named: `benefits.0.isEnrolled`. */
export function pathName(path: readonly (PropertyKey | { readonly key: PropertyKey })[] = []): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
}

/** Returns a field's name as the server writes it: `input.benefits[0].isEnrolled` under the prefix `input`. */
export function wireName(path: string, prefix = ''): string {
  return `${prefix && `${prefix}.`}${path}`.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]')
}
