import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { toJsonSchema } from './json-schema.ts'
import { describeShape } from './shape-text.ts'

describe('a schema as text', () => {
  it('names fields, what may be left out or null, lists, choices and limits', () => {
    const schema = z.object({
      id: z.int().check(z.gte(1)),
      name: z.optional(z.string().check(z.maxLength(60))),
      kind: z.enum(['a', 'b']),
      parts: z.array(z.object({ value: z.nullable(z.number()) })),
      either: z.union([z.string(), z.boolean()]),
      nothing: z.object({}),
    })
    expect(describeShape(toJsonSchema(schema, 'input'))).toBe(
      [
        '{',
        '  id: integer (from 1)',
        '  name?: string (at most 60 characters)',
        '  kind: "a" | "b"',
        '  parts: [{',
        '    value: number | null',
        '  }]',
        '  either: string | boolean',
        '  nothing: {}',
        '}',
      ].join('\n'),
    )
  })
})
