import * as z from 'zod/mini'

/** Problems that the operator can fix. Each line names the place and what to do. */
export class CompanyProblems extends Error {
  override readonly name = 'CompanyProblems'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Further problems are only counted. */
export const maxShown = 30

/** @throws CompanyProblems with one sentence. */
export function stop(line: string): never {
  throw new CompanyProblems([line])
}

const toPlace = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (place, step) =>
      typeof step === 'number' ? `${place}[${step}]` : place === '' ? String(step) : `${place}.${String(step)}`,
    '',
  )

/**
 * Returns the parsed value of a schema.
 * @throws CompanyProblems with a line `advisers[0].email: …` for each fault.
 */
export function insist<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.flatMap((issue) => {
    const steps = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return steps.map((path) => `${toPlace(path) || 'the file'}: ${issue.message}`)
  })
  throw new CompanyProblems(lines)
}
