import { expect, it } from 'vitest'
import { faultsOf, voiceRules } from '../boundaries/voice-rules.ts'
import { openApi, operations } from './openapi-properties.ts'

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

/** What a summary may begin with: it says what a call does, as a command. */
const verbs = new Set(
  `Accept Allow Apply Approve Attach Calculate Cancel Change Check Commit Confirm Connect Create Delete Disconnect Dismiss
  Download Email End Exchange Export Find Get Hide Import Link List Log Mark Merge Move Parse Preview Recalculate Register
  Propose Remove Renew Reorder Replace Report Request Resolve Restore Save Set Share Sign Split Start Stop Sync Undo Update Verify
  Withdraw`.split(/\s+/),
)

it('every summary of a call begins with what the call does', () => {
  // The sandbox is a bank of the demo, whose summaries say so first.
  const summaries = operations.flatMap(({ summary = '' }) => (summary.startsWith('Sandbox: ') ? [] : [summary]))
  expect(summaries.length).toBeGreaterThan(200)
  expect(summaries.filter((text) => !verbs.has(text.split(/\W/)[0] ?? ''))).toEqual([])
})
