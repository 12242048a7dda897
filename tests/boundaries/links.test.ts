import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { paths, texts, type TextFile } from './tree.ts'

const pages = texts.filter(({ path }) => path.endsWith('.md') && !path.includes('/fixtures/'))
const files = new Set(paths)
const isFolder = (path: string) => paths.some((file) => file.startsWith(`${path}/`))

/** Returns the id that a heading gets on GitHub: lower case, words joined by hyphens, no punctuation. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
const anchorsOn = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading))

/** Returns the links of a page that lead to no file, folder, or heading of the project. */
function brokenLinks({ path, text }: TextFile, all: readonly TextFile[] = pages): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false
    const [file = '', heading] = target.split('#')
    const there = file === '' ? path : join(dirname(path), file)
    if (!files.has(there) && !isFolder(there)) return true
    const page = all.find((other) => other.path === there)
    return heading !== undefined && page !== undefined && !anchorsOn(page.text).includes(heading)
  })
}

describe('links in Markdown', () => {
  it('lead to a file, a folder, or a heading that exists', () => {
    expect(pages.length).toBeGreaterThan(50)
    expect(pages.flatMap((page) => brokenLinks(page).map((link) => `${page.path}: ${link}`))).toEqual([])
  })

  it.each(['[a](missing.md)', '[a](docs/missing)', '[a](#no-such-heading)', '[a](README.md#no-such-heading)'])(
    'are caught when they lead nowhere: %s',
    (text) => {
      expect(brokenLinks({ path: 'sample.md', text }, [...pages, { path: 'sample.md', text }])).toHaveLength(1)
    },
  )

  it.each([
    '[a](docs)',
    '[a](README.md)',
    '[a](https://example.com/x)',
    '`[a](missing.md)`',
    '[a](mailto:a@b.example)',
  ])('are left alone when they lead somewhere, or are code: %s', (text) => {
    expect(brokenLinks({ path: 'sample.md', text })).toEqual([])
  })
})
