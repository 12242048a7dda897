import type { AttributeName } from '@evenkeel/embed/protocol'
import * as words from '../../words/embed-page.generated.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface OptionChoices {
  readonly name: AttributeName
  readonly label: string
  readonly choices: readonly Choice[]
}

/** The value of a list for an attribute that is left out: a list has no empty value. */
export const leftOut = 'left-out'

const font = (name: string, otherwise: string): Choice => ({ value: `${name}, ${otherwise}`, label: name })

const own = (label: string): Choice => ({ value: leftOut, label })

export const layoutChoices = (): readonly OptionChoices[] => [
  {
    name: 'scheme',
    label: words.lightOrDark(),
    choices: [own(words.asPage()), { value: 'light', label: words.light() }, { value: 'dark', label: words.dark() }],
  },
  {
    name: 'size',
    label: words.height(),
    choices: [own(words.sameHeight()), { value: 'auto', label: words.growsWithLists() }],
  },
  {
    name: 'heading-level',
    label: words.headingLevel(),
    choices: [own('2'), ...['1', '3', '4', '5', '6'].map((value) => ({ value, label: value }))],
  },
  {
    name: 'locale',
    label: words.language(),
    choices: [
      own(words.asPageSays()),
      { value: 'en-US', label: words.englishUnitedStates() },
      { value: 'es-US', label: words.spanishUnitedStates() },
    ],
  },
  {
    name: 'print',
    label: words.whenPrinted(),
    choices: [own(words.printLight()), { value: 'no', label: words.leftOut() }],
  },
]

export const shapeChoices = (): readonly OptionChoices[] => [
  {
    name: 'font-family',
    label: words.font(),
    choices: [
      own(words.systemFont()),
      font('Georgia', 'serif'),
      font('Arial', 'sans-serif'),
      font('Verdana', 'sans-serif'),
    ],
  },
  {
    name: 'font-size-base',
    label: words.textSize(),
    choices: [
      own(words.pixels({ value: '14' })),
      ...['15', '16', '17', '18'].map((value) => ({ value, label: words.pixels({ value }) })),
    ],
  },
  {
    name: 'radius',
    label: words.corners(),
    choices: [
      own(words.pixels({ value: '12' })),
      ...['0', '4', '8', '16'].map((value) => ({ value, label: words.pixels({ value }) })),
    ],
  },
  {
    name: 'heading-weight',
    label: words.weightOfHeadings(),
    choices: [own('600'), ...['400', '500', '700'].map((value) => ({ value, label: value }))],
  },
  {
    name: 'density',
    label: words.density(),
    choices: [own(words.normal()), { value: 'compact', label: words.compact() }],
  },
  {
    name: 'elevation',
    label: words.shadow(),
    choices: [own(words.none()), { value: '1', label: words.soft() }, { value: '2', label: words.strong() }],
  },
]

const strong = (): readonly Choice[] => [
  { value: '#1F5A41', label: words.green() },
  { value: '#1B4F9C', label: words.blue() },
  { value: '#6B3FA0', label: words.violet() },
  { value: '#A3263B', label: words.red() },
  { value: '#8A4B08', label: words.brown() },
  { value: '#3B4754', label: words.slate() },
]

const soft = (): readonly Choice[] => [
  { value: '#FFFFFF', label: words.white() },
  { value: '#F6F4EF', label: words.sand() },
  { value: '#F2F6FB', label: words.mist() },
  { value: '#17202A', label: words.night() },
]

const ink = (): readonly Choice[] => [
  { value: '#111111', label: words.black() },
  { value: '#2B2B2B', label: words.charcoal() },
  { value: '#F2F2F2', label: words.nearWhite() },
]

/** The colors that a page can set, each with a few to begin with. */
export const colorChoices = (): readonly OptionChoices[] => [
  { name: 'color-accent', label: words.accentColor(), choices: strong() },
  { name: 'color-surface', label: words.cardColor(), choices: soft() },
  { name: 'color-text', label: words.textColor(), choices: ink() },
  { name: 'color-border', label: words.borderColor(), choices: strong() },
  { name: 'color-positive', label: words.colorOfGoodNews(), choices: strong() },
  { name: 'color-warning', label: words.colorOfWarnings(), choices: strong() },
  { name: 'color-danger', label: words.colorOfDanger(), choices: strong() },
]
