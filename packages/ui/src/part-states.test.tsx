/// <reference types="vite/client" />
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'

type Story = { args?: object; render?: ComponentType<object> }
type StoryFile = { default: Story & { title: string } & { component?: ComponentType<object> } } & Record<string, Story>

const states = ['long', 'rightToLeft', 'disabled', 'busy', 'refused', 'required', 'optional', 'readOnly'] as const
type State = (typeof states)[number]

const words = ['long', 'rightToLeft'] as const
const choice = [...words, 'disabled', 'refused', 'required'] as const
const typed = [...choice, 'optional', 'readOnly'] as const

/**
 * The states that stories must show of each part, in addition to its particular ones. An empty list: the part shows no
 * text of a person or bank, only a mark, a bar, a number, or words that we wrote.
 */
const wanted: Readonly<Record<string, readonly State[]>> = {
  'as-of': words,
  avatar: ['rightToLeft'],
  badge: words,
  'brand-mark': [],
  breadcrumbs: words,
  'budget-meter': words,
  button: [...words, 'disabled', 'busy'],
  card: words,
  checkbox: choice,
  checklist: [...words, 'disabled', 'refused'],
  chip: words,
  'confirm-dialog': [...words, 'busy'],
  'data-table': [...words, 'busy'],
  'date-field': typed,
  'date-text': [],
  dialog: words,
  'empty-state': words,
  'error-state': [...words, 'busy'],
  'failure-dialog': words,
  form: [...words, 'busy', 'required'],
  'form-dialog': [...words, 'disabled', 'busy'],
  heading: words,
  help: words,
  icon: [],
  'icon-button': ['disabled'],
  link: words,
  menu: words,
  meter: [],
  money: [],
  'money-field': typed,
  notice: words,
  'number-field': typed,
  pagination: ['disabled'],
  'password-field': choice,
  percent: [],
  'percent-field': typed,
  'phone-field': typed,
  'print-foot': ['long'],
  privacy: [],
  'progress-bar': [],
  'prompt-dialog': words,
  'radio-group': choice,
  segment: [],
  select: [...choice, 'optional'],
  skeleton: [],
  slider: ['disabled'],
  spinner: [],
  status: [],
  steps: [...words, 'busy', 'required'],
  swatch: [],
  switch: [...words, 'disabled', 'refused'],
  tabs: words,
  'text-area': [...choice, 'optional'],
  'text-field': typed,
  toast: words,
  'visually-hidden': [],
}

const findPartName = (path: string) => /^\.\/(?:charts\/)?([\w-]+)\/\1\./.exec(path)?.[1]
const partsAmong = (paths: readonly string[]) => new Set(paths.flatMap((path) => findPartName(path) ?? []))

const sources = import.meta.glob<string>('./**/*.tsx', { eager: true, query: '?raw', import: 'default' })
const everySource = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,stories,fixture}.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const storyFiles = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true })
const tests = partsAmong(Object.keys(import.meta.glob('./**/*.test.tsx')))
const storied = partsAmong(Object.keys(import.meta.glob('./**/*.stories.tsx')))
/** The frame of all fields, which is shown in each of them, and the form core, which puts the fields together. */
const notShownAlone = ['field/field', 'form-controls/form-controls', 'text-controls/text-controls', 'use-form/use-form']
const parts = Object.keys(sources).filter(
  (path) =>
    findPartName(path) !== undefined && /^[^.]+$/.test(path.slice(2, -4)) && !notShownAlone.includes(path.slice(2, -4)),
)

const exportedFunction = /(\*\/\n)?^export function (\w+)/gm

/** The exported functions without a docstring. */
const withoutDocstring = (source: string) =>
  [...source.matchAll(exportedFunction)].flatMap(([, docstring, name = '']) => (docstring === undefined ? [name] : []))

/** Returns every text among a story's arguments; content that opens on a press is not drawn yet, but gets these. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return []
  return Object.values(value).flatMap(textsIn)
}

function textsOn(page: HTMLElement): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts
}

const typedInto = 'input:not([type=checkbox]):not([type=radio]):not([type=range])'

/** Returns the states that one story shows. */
function listStates(meta: StoryFile['default'], story: Story): State[] {
  const Shown = story.render ?? meta.render ?? meta.component
  if (!Shown) return []
  const args = { ...meta.args, ...story.args }
  render(<Shown {...args} />)
  const page = document.body
  const inputs = [...page.querySelectorAll<HTMLInputElement>(typedInto)].map(({ value }) => value)
  const texts = [...textsOn(page), ...inputs, ...textsIn(args)]
  const shows: Record<State, boolean> = {
    long: texts.some((text) => text.trim().length >= 45),
    rightToLeft: texts.some((text) => /[\u0590-\u08FF]/.test(text)),
    disabled: page.querySelector(':disabled, [aria-disabled=true]') !== null,
    busy: page.querySelector('[aria-busy=true]') !== null,
    refused: page.querySelector('[aria-invalid=true]') !== null,
    required: page.querySelector('[aria-required=true], :required') !== null,
    optional: texts.some((text) => text.includes('(optional)')),
    readOnly: page.querySelector(`${typedInto}:read-only:enabled`) !== null,
  }
  cleanup()
  page.replaceChildren()
  return states.filter((state) => shows[state])
}

describe('every part', () => {
  test('has its row in the table, and every row its part', () => {
    const own = parts.filter((path) => !path.startsWith('./charts/')).flatMap((path) => findPartName(path) ?? [])
    expect(Object.keys(wanted).toSorted()).toEqual(own.toSorted())
  })

  test.each(parts)('%s has stories, a test, and says what it is', (path) => {
    const part = findPartName(path) ?? ''
    expect(storied.has(part)).toBe(true)
    expect(tests.has(part)).toBe(true)
    const source = sources[path] ?? ''
    expect([...source.matchAll(exportedFunction)]).not.toEqual([])
    expect(withoutDocstring(source)).toEqual([])
  })

  test.each(Object.entries(wanted))('%s is seen in each state that it can be in', (part, expected) => {
    const [, file] = Object.entries(storyFiles).find(([path]) => findPartName(path) === part) ?? []
    if (!file) throw new Error(`${part} has no stories`)
    const { default: meta, ...stories } = file
    const shown = new Set(Object.values(stories).flatMap((story) => listStates(meta, story)))
    expect(expected.filter((state) => !shown.has(state))).toEqual([])
  })
})

test.each(Object.entries(everySource))('%s has a docstring for each exported function', (_, source) => {
  expect(withoutDocstring(source)).toEqual([])
})

test('a state that no story shows is missed', () => {
  const meta = { component: () => <button type="button">Save</button> }
  expect(listStates({ ...meta, title: 'Save' }, {})).toEqual([])
  expect(
    listStates({ ...meta, title: 'Save' }, { render: () => <input disabled aria-invalid aria-required /> }),
  ).toEqual(['disabled', 'refused', 'required'])
})
