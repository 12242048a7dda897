import * as z from 'zod/mini'

/** Something that the operator can mend. Each line names the place and says what to do. */
export class CompanyProblems extends Error {
  override readonly name = 'CompanyProblems'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** More than these are counted only. */
export const MOST_SHOWN = 30

/** @throws CompanyProblems with one sentence. */
export function stop(line: string): never {
  throw new CompanyProblems([line])
}

const placeOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (place, step) =>
      typeof step === 'number' ? `${place}[${step}]` : place === '' ? String(step) : `${place}.${String(step)}`,
    '',
  )

/**
 * The value of a schema.
 * @throws CompanyProblems with a line `advisers[0].email: give an email address` for each fault.
 */
export function insist<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.flatMap((issue) => {
    const steps = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return steps.map((path) => `${placeOf(path) || 'the file'}: ${issue.message}`)
  })
  throw new CompanyProblems(lines)
}
