import { describe, expect, it } from 'vitest'
import { isTest, sources, texts, toSource } from './tree.ts'
import { cautions } from './voice-cautions.ts'
import { specifiedTexts } from './specified-texts.ts'
import left from './voice-left.json' with { type: 'json' }
import { allRules, faultsOf, voiceFaults, voiceRules } from './voice-rules.ts'
import { documentTexts, literalTexts, type SpokenText } from './voice-texts.ts'

/** Catalogs of what the API answers, many of which the specification fixes to the letter. */
const fixed = /\/(?:fixed|fixed-answers|fault-names)\.json$/

const textsOf = (isWanted: (path: string) => boolean): readonly SpokenText[] =>
  texts
    .filter(({ path }) => /\/words\/en-US\/.*\.json$/.test(path) && isWanted(path))
    .flatMap(({ path, text }) =>
      Object.entries<string>(JSON.parse(text)).map(([key, message]) => ({ at: `${path} ${key}`, text: message })),
    )
const messages = textsOf((path) => !fixed.test(path))
const answers = textsOf((path) => fixed.test(path))

const specification = texts.filter(({ path }) => path.startsWith('docs/specification/'))
const specified = [...Object.values(specifiedTexts).flat(), ...specification.map(({ text }) => text)]

/** Whether the specification has a text, or its part before the first value. */
const isSpecified = (text: string): boolean => {
  const head = text.split(/[{X]/)[0]?.replace(/\.$/, '').trim() ?? ''
  return head !== '' && specified.some((one) => one.includes(head))
}
const withPlease = (all: readonly SpokenText[]) =>
  all.filter(({ text }) => /\bplease\b/i.test(text) && !isSpecified(text))

/** What developers and operators read: commands, start-up lines, and documents. */
const commands = /^(?:apps\/api\/tools|apps\/api\/src\/hosts\/node|scripts)\//
const documents =
  /^(?:docs\/(?:decisions\/|specification\/(?!coverage))?[\w-]+|samples\/[\w/-]+|README|CONTRIBUTING|SECURITY)\.md$/

const faultsIn = (all: readonly SpokenText[], readers: 'screens' | 'developers') =>
  all.flatMap(({ at, text }) => faultsOf(text, voiceRules, readers).map((fault) => `${at}: ${fault}`))

describe('the voice', () => {
  it.each(allRules.map((rule) => [`${rule.instead} (${rule.catches})`, rule] as const))(
    'has a rule for: %s',
    (_, rule) => {
      expect(rule.found.test(rule.catches)).toBe(true)
      expect(faultsOf(rule.catches, [rule])).not.toEqual([])
      expect(faultsOf(rule.passes, allRules)).toEqual([])
    },
  )

  it.each([
    ['a value', '{somebody} is here', []],
    ['each form of a count', '{count, plural, one {# row} other {nobody’s rows}}', ['“nobody”: someone, no one']],
    ['what the specification fixes', 'We are updating your data ...', []],
  ])('reads %s', (_, message, faults) => expect(voiceFaults(message)).toEqual(faults))

  it('reads the prose of a document, and neither its code nor its addresses', () => {
    const text = ['# Nobody', '```', 'nobody', '```', '| `nobody` | [Somebody](nobody.md) |', '|---|---|'].join('\n')
    expect(faultsIn(documentTexts({ path: 'a.md', text }), 'developers')).toEqual([
      'a.md:1: “Nobody”: someone, no one',
      'a.md:5: “Somebody”: someone, no one',
    ])
  })

  it('does not read what a document quotes of the fixed texts', () => {
    const text = "The toast reads 'We are updating your data ...', then nobody reads ..."
    expect(faultsIn(documentTexts({ path: 'a.md', text }), 'developers')).toEqual([
      'a.md:1: “nobody”: someone, no one',
      'a.md:1: “...”: …',
    ])
  })

  it('reads the sentences of a command, and not its options', () => {
    const text = "say('run: npm run keys -- new --edge local'); say(`nobody has ${name}`); say('nobody')"
    expect(faultsIn(literalTexts(toSource({ path: 'a.ts', text })), 'developers')).toEqual([
      'a.ts:1: “nobody”: someone, no one',
    ])
  })

  it('lets developers read of commits, sign-ons, and staff members', () => {
    expect(faultsOf('A commit of a staff member by sign-on', voiceRules, 'developers')).toEqual([])
    expect(voiceFaults('A commit of a staff member by sign-on')).toHaveLength(3)
  })
})

describe('the voice is that', () => {
  it('of every message of the catalogs', () => {
    expect(messages.length).toBeGreaterThan(1500)
    expect(faultsIn(messages, 'screens')).toEqual([])
  })

  it('of what the API answers, where the specification does not fix it', () => {
    expect(answers.length).toBeGreaterThan(300)
    const own = answers.filter(({ text }) => !isSpecified(text))
    expect(faultsIn(own, 'screens')).toEqual([])
  })

  // A field's message may say it where the specification quotes that message.
  it('without "Please" before a command', () => {
    expect(withPlease([{ at: 'a', text: 'Please choose a file.' }])).toHaveLength(1)
    expect(withPlease([{ at: 'a', text: 'Please select one category.' }])).toEqual([])
    expect(withPlease([...messages, ...answers])).toEqual([])
  })

  it('of the seeds, but for what banks write', () => {
    const seeds = sources.filter(({ path }) => /^apps\/api\/demo\/(?!merchants)/.test(path) && !isTest(path))
    expect(seeds.length).toBeGreaterThan(10)
    expect(faultsIn(seeds.flatMap(literalTexts), 'screens')).toEqual([])
  })

  it('of the documents', () => {
    const all = texts.filter(({ path }) => documents.test(path))
    expect(all.length).toBeGreaterThan(100)
    expect(faultsIn(all.flatMap(documentTexts), 'developers')).toEqual([])
  })

  it('of what commands and the start of the server say', () => {
    const all = sources.filter(({ path }) => commands.test(path) && !isTest(path))
    expect(all.length).toBeGreaterThan(40)
    expect(faultsIn(all.flatMap(literalTexts), 'developers')).toEqual([])
    expect(withPlease(all.flatMap(literalTexts))).toEqual([])
  })

  // A count may only fall. A rule that nothing breaks any more is not in the list.
  it('with fewer cautions from change to change', () => {
    const counts = cautions.flatMap((caution) => {
      const count = messages.filter(({ text }) => faultsOf(text, [caution]).length > 0).length
      return count > 0 ? [[`${caution.catches.slice(0, 40)}: ${caution.instead}`, count] as const] : []
    })
    expect(Object.fromEntries(counts)).toEqual(left)
  })
})
