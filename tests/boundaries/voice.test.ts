import { describe, expect, it } from 'vitest'
import { texts } from './tree.ts'
import { voiceFaults, voiceRules } from './voice-rules.ts'

describe('the voice', () => {
  it.each(voiceRules.map((rule) => [rule.instead, rule] as const))(
    'has a rule for: %s',
    (_, { found, catches, passes }) => {
      expect(found.test(catches)).toBe(true)
      expect(voiceFaults(catches)).not.toEqual([])
      expect(voiceFaults(passes)).toEqual([])
    },
  )

  it.each([
    ['a value', '{somebody} is here', []],
    ['each form of a count', '{count, plural, one {# row} other {nobody’s rows}}', ['“nobody”: someone, no one']],
    ['what the specification fixes', 'We are updating your data ...', []],
  ])('reads %s', (_, message, faults) => expect(voiceFaults(message)).toEqual(faults))

  it('is that of every message of the catalogs', () => {
    const catalogs = texts.filter(({ path }) => /\/words\/en-US\/.*\.json$/.test(path))
    expect(catalogs.length).toBeGreaterThan(80)
    const faults = catalogs.flatMap(({ path, text }) =>
      Object.entries<string>(JSON.parse(text)).flatMap(([key, message]) =>
        voiceFaults(message).map((fault) => `${path} ${key}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })
})
