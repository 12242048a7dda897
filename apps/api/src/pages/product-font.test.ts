import { expect, it } from 'vitest'
import { productFont } from './product-font.ts'

const rule = (script: string) =>
  `@font-face{font-family:Inter Variable;src:url(/assets/inter-${script}-wght-normal-1.woff2)}`

const filesOf = (files: Readonly<Record<string, string>>) => ({
  async find(path: string) {
    const text = files[path]
    return text === undefined
      ? null
      : { bytes: new TextEncoder().encode(text), type: 'text/plain', etag: '', encode: async () => null }
  },
})

it('is the rule of Latin text in the sheet of the built portal, and nothing before a build', async () => {
  const index = '<link rel="stylesheet" crossorigin href="/assets/index-CYaOZgeA.css">'
  const sheet = `body{margin:0}${rule('cyrillic')}${rule('latin')}`
  expect(await productFont(filesOf({ '/index.html': index, '/assets/index-CYaOZgeA.css': sheet }))).toBe(rule('latin'))
  expect(await productFont(filesOf({}))).toBe('')
})
