// Proves: GEN-14
import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { describe, expect, it } from 'vitest'
import { createSnippet, reservedHeight, snippetKinds } from './snippet.ts'

const parts = {
  kind: 'html',
  widget: 'cash-flow-chart',
  origin: 'https://money.example',
  options: {},
  release: null,
} as const

const release = { path: '/widgets/1.2.3/evenkeel.js', integrity: 'sha384-abc' }

describe('the markup of a plain page', () => {
  it('is a script tag and an element that reserves its height and holds a link', () => {
    expect(createSnippet({ ...parts, options: { 'color-accent': '#1F5A41', radius: '' } })).toBe(
      '<script type="module" async src="https://money.example/widgets/v1/loader.js"></script>\n' +
        '<evenkeel-cash-flow-chart color-accent="#1F5A41" style="display:block;min-height:600px">' +
        '<a href="https://money.example/">Open Evenkeel</a></evenkeel-cash-flow-chart>',
    )
  })

  it('names the file of one release and its hash', () => {
    expect(createSnippet({ ...parts, release })).toContain(
      '<script type="module" async src="https://money.example/widgets/1.2.3/evenkeel.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    )
  })

  it('escapes values, so that none can end its attribute', () => {
    expect(createSnippet({ ...parts, options: { 'font-family': '"><script>' } })).toContain(
      'font-family="&quot;>&lt;script>"',
    )
  })
})

describe('the height that markup reserves', () => {
  it('is the wide one, and in a window below 600 px the narrow one where that is higher', () => {
    expect(reservedHeight('cash-flow-chart')).toBe('600px')
    expect(reservedHeight('spending-chart')).toBe('clamp(400px,(600px - 100vw)*999,580px)')
  })
})

describe('the other kinds', () => {
  it('name every widget, its height, and the address', () => {
    for (const kind of snippetKinds)
      for (const widget of widgetNames) {
        const text = createSnippet({ ...parts, kind, widget })
        expect(text).toContain(widget)
        expect(text).toContain('https://money.example')
        expect(text).toMatch(/min-?[hH]eight: ?'?(?:clamp\()?\d{3}px/)
      }
  })

  it('pass options to React as properties, numbers as numbers', () => {
    const text = createSnippet({
      ...parts,
      kind: 'react',
      options: { 'color-accent': '#1F5A41', 'heading-level': '3' },
    })
    expect(text).toContain('colorAccent="#1F5A41"')
    expect(text).toContain('headingLevel={3}')
  })

  it('keep the JSON of a WordPress block inside its comment', () => {
    const text = createSnippet({ ...parts, kind: 'wordpress', options: { 'font-family': 'a-->"b' } })
    expect(text.split('-->')[0]).toContain(String.raw`a\u002d\u002d\u003e\u0022b`)
  })

  it('load SharePoint’s script at one release with its hash', () => {
    expect(createSnippet({ ...parts, kind: 'sharepoint', release })).toContain(
      "src: 'https://money.example/widgets/1.2.3/evenkeel.js', integrity: 'sha384-abc'",
    )
  })
})
