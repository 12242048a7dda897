import { expect, it } from 'vitest'
import { snippetOf } from './snippet.ts'

const parts = { widget: 'cash-flow-chart', origin: 'https://money.example', options: {} } as const

it('is a script tag and an element, with the options that are set', () => {
  expect(snippetOf({ ...parts, kind: 'loader', options: { 'color-accent': ' #1F5A41 ', radius: '' } })).toBe(
    '<script type="module" src="https://money.example/widgets/v1/loader.js"></script>\n' +
      '<evenkeel-cash-flow-chart color-accent="#1F5A41"></evenkeel-cash-flow-chart>',
  )
})

it('names the one script of the widget where everything comes in one file', () => {
  expect(snippetOf({ ...parts, kind: 'script' })).toContain('src="https://money.example/widgets/v1/cash-flow-chart.js"')
})

it('puts the options into the address of a frame', () => {
  expect(snippetOf({ ...parts, kind: 'frame', options: { 'color-accent': '#1F5A41', scheme: 'dark' } })).toContain(
    'src="https://money.example/embed/cash-flow-chart?color-accent=%231F5A41&amp;scheme=dark"',
  )
})

it('lets no value end its attribute', () => {
  expect(snippetOf({ ...parts, kind: 'loader', options: { 'font-family': '"><script>' } })).toContain(
    'font-family="&quot;>&lt;script>"',
  )
})
