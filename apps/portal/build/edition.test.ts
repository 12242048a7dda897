import { describe, expect, it } from 'vitest'
import { catalogIn, catalogProblems, editionModule } from '../../../scripts/lib/catalogs.mjs'
import { pseudoText } from '../../../scripts/lib/pseudo.mjs'
import { edition } from './edition.ts'
import { fixedModule, translateConstants } from './fixed-texts.ts'

const fields = 'apps/portal/src/words/errors.generated.ts'

describe('the edition of a language', () => {
  it('has another module in place of each catalog and of nothing else', () => {
    expect(editionModule(fields, 'es-US')).toContain('export const')
    expect(editionModule('apps/portal/src/app.tsx', 'es-US')).toBeNull()
    expect(editionModule('apps/portal/src/words/none.generated.ts', 'es-US')).toBeNull()
  })

  it('has the same exports in every language, so that each can be in the other’s place', () => {
    const exportsIn = (locale: string) =>
      [...(editionModule(fields, locale) ?? '').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    expect(exportsIn('es-US')).toEqual(exportsIn('en-US'))
    expect(exportsIn('en-XA')).toEqual(exportsIn('en-US'))
  })

  it('that nobody has translated is made from English: longer, with accents, in brackets, with its values', () => {
    expect(pseudoText('Save')).toBe('[Šàvé öñ]')
    expect(pseudoText('See <b>{count, plural, one {# row} other {# rows}}</b>')).toMatch(
      /^\[Šéé <b>\{count, plural, one \{# řöw\} other \{# řöwš\}\}<\/b> .+\]$/,
    )
    expect(pseudoText('{count}')).toBe('{count}')
    expect(catalogProblems()).toEqual([])
  })

  it.each(['en-US', 'es-US'])('names months, days, and times as Intl does: %s', (locale) => {
    const words = {
      ...catalogIn('packages/engine', locale, 'months.json'),
      ...catalogIn('packages/engine', locale, 'days.json'),
    }
    const fill = (key: string, values: Record<string, string>) =>
      words[key]?.replaceAll(/\{(\w+)\}/g, (_, name) => values[String(name)] ?? '')
    const day = (number: number, style: Intl.DateTimeFormatOptions, hour = 0) =>
      new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(Date.UTC(2026, 0, number, hour))
    const months = Array.from({ length: 12 }, (_, month) => 1 + month * 31)
    expect(words['months']?.split(',')).toEqual(months.map((number) => day(number, { month: 'long' })))
    // Intl writes September with four letters in Spanish, 'sept'.
    expect(words['months']?.split(',').map((month) => month.slice(0, 3))).toEqual(
      months.map((number) => day(number, { month: 'short' }).slice(0, 3)),
    )
    // January 4, 2026, is a Sunday.
    const weekdays = Array.from({ length: 7 }, (_, weekday) => day(4 + weekday, { weekday: 'long' }))
    expect(words['weekdays']?.split(',')).toEqual(weekdays)
    const [month, weekday] = [day(3, { month: 'long' }), day(3, { weekday: 'long' })]
    expect(fill('monthOfYear', { month, year: '2026' })).toBe(day(3, { month: 'long', year: 'numeric' }))
    expect(fill('dayOfWeek', { month, weekday, day: '3' })).toBe(
      day(3, { weekday: 'long', month: 'long', day: 'numeric' }),
    )
    const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')
    const at = (hour: number) => plain(day(3, { timeStyle: 'short' }, hour))
    expect(words['halvesOfDay']?.split(',').map((half) => `3:00 ${half}`)).toEqual([at(3), at(15)])
  })

  it('puts its pages into a folder of its own', () => {
    const bundle = {
      'index.html': { type: 'asset', fileName: 'index.html' },
      'a.js': { type: 'chunk', fileName: 'assets/a.js' },
    }
    const { generateBundle } = edition('es-US')
    if (typeof generateBundle !== 'object') throw new Error('The plugin writes no files.')
    Reflect.apply(generateBundle.handler, null, [{}, bundle])
    expect(Object.values(bundle).map(({ fileName }) => fileName)).toEqual(['es-US/index.html', 'assets/a.js'])
  })

  it('has its own names in place of the API’s English ones, but no other key or value', () => {
    const source = "const names = { 'Not started': 1, a: 'Not started', b: 'not started' }"
    expect(translateConstants(source, { 'Not started': 'Sin empezar' })).toBe(
      "const names = { 'Not started': 1, a: \"Sin empezar\", b: 'not started' }",
    )
    // The first choice of two has a colon after it, as a key has.
    expect(translateConstants("isOpen ? 'In progress' : 'Not started'", { 'In progress': 'En curso' })).toBe(
      'isOpen ? "En curso" : \'Not started\'',
    )
    const choice = () => "z.enum(['Asset', 'Liability'], 'Please enter a valid value.')"
    expect(fixedModule('packages/api-client/src/contract/accounts.ts', 'es-US', choice)).toBe(
      "z.enum(['Asset', 'Liability'], \"Escriba un valor válido.\")",
    )
    expect(fixedModule('packages/widgets/src/accounts/any.ts', 'es-US', choice)).toBeNull()
    expect(translateConstants('`Use ${count * 2} tags.`', { 'Use {value} tags.': 'Use {value} etiquetas.' })).toBe(
      '`Use ${count * 2} etiquetas.`',
    )
  })
})
