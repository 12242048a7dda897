import { expect, it } from 'vitest'
import { faultsOf, voiceRules } from '../boundaries/voice-rules.ts'
import { openApi } from './openapi-properties.ts'

/** Returns every summary and description, each once. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'examples') return []
    return (key === 'summary' || key === 'description') && typeof inner === 'string' ? [inner] : textsOf(inner)
  })
}

it('every summary and description of /openapi.json has the voice of the product', () => {
  const texts = [...new Set(textsOf(openApi))]
  expect(texts.length).toBeGreaterThan(900)
  expect(
    texts.flatMap((text) => faultsOf(text, voiceRules, 'developers').map((fault) => `${fault} in: ${text}`)),
  ).toEqual([])
})
