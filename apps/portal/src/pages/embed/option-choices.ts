import type { AttributeName } from '@evenkeel/embed/protocol'

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

const own = (label: string): Choice => ({ value: leftOut, label })

export const layoutChoices: readonly OptionChoices[] = [
  {
    name: 'scheme',
    label: 'Light or dark',
    choices: [own('As your page is'), { value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }],
  },
  {
    name: 'size',
    label: 'Height',
    choices: [own('Always the same'), { value: 'auto', label: 'Grows with its lists, if the employee agrees' }],
  },
  {
    name: 'heading-level',
    label: 'Heading level',
    choices: [own('2'), ...['1', '3', '4', '5', '6'].map((value) => ({ value, label: value }))],
  },
  {
    name: 'locale',
    label: 'Language',
    choices: [own('As your page says'), { value: 'en-US', label: 'English (United States)' }],
  },
  { name: 'print', label: 'When printed', choices: [own('The widget, in light'), { value: 'no', label: 'Left out' }] },
]

export const shapeChoices: readonly OptionChoices[] = [
  {
    name: 'font-family',
    label: 'Font',
    choices: [
      own('The system’s'),
      { value: 'Georgia, serif', label: 'Georgia' },
      { value: 'Arial, sans-serif', label: 'Arial' },
      { value: 'Verdana, sans-serif', label: 'Verdana' },
    ],
  },
  {
    name: 'font-size-base',
    label: 'Text size',
    choices: [own('14 pixels'), ...['15', '16', '17', '18'].map((value) => ({ value, label: `${value} pixels` }))],
  },
  {
    name: 'radius',
    label: 'Corners',
    choices: [own('12 pixels'), ...['0', '4', '8', '16'].map((value) => ({ value, label: `${value} pixels` }))],
  },
  {
    name: 'heading-weight',
    label: 'Weight of headings',
    choices: [own('600'), ...['400', '500', '700'].map((value) => ({ value, label: value }))],
  },
  { name: 'density', label: 'Density', choices: [own('Normal'), { value: 'compact', label: 'Compact' }] },
  {
    name: 'elevation',
    label: 'Shadow',
    choices: [own('None'), { value: '1', label: 'Soft' }, { value: '2', label: 'Strong' }],
  },
]

const strong: readonly Choice[] = [
  { value: '#1F5A41', label: 'Green' },
  { value: '#1B4F9C', label: 'Blue' },
  { value: '#6B3FA0', label: 'Violet' },
  { value: '#A3263B', label: 'Red' },
  { value: '#8A4B08', label: 'Brown' },
  { value: '#3B4754', label: 'Slate' },
]

const soft: readonly Choice[] = [
  { value: '#FFFFFF', label: 'White' },
  { value: '#F6F4EF', label: 'Sand' },
  { value: '#F2F6FB', label: 'Mist' },
  { value: '#17202A', label: 'Night' },
]

const ink: readonly Choice[] = [
  { value: '#111111', label: 'Black' },
  { value: '#2B2B2B', label: 'Charcoal' },
  { value: '#F2F2F2', label: 'Near white' },
]

/** The colors that a page can set, each with a few to begin with. */
export const colorChoices: readonly OptionChoices[] = [
  { name: 'color-accent', label: 'Accent color', choices: strong },
  { name: 'color-surface', label: 'Card color', choices: soft },
  { name: 'color-text', label: 'Text color', choices: ink },
  { name: 'color-border', label: 'Border color', choices: strong },
  { name: 'color-positive', label: 'Color of good news', choices: strong },
  { name: 'color-warning', label: 'Color of warnings', choices: strong },
  { name: 'color-danger', label: 'Color of danger', choices: strong },
]
