import { paths } from '@evenkeel/api-client/contract/paths'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { specifiedCalls } from './specified-calls.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/api-rows.md'), 'utf8')
/** How every call is made rightly. */
const rightCalls = join(root, 'apps/api/src/test/every-call')
const everyCall = readdirSync(rightCalls)
  .map((file) => readFileSync(join(rightCalls, file), 'utf8'))
  .join('\n')

describe('the page of where each requirement is met', () => {
  it('names every specified call', () => {
    const missing = specifiedCalls.filter(([method, path]) => !page.includes(`\`${method}\` \`${path}\``))
    expect(missing).toEqual([])
  })

  it('has a line for each row, once', () => {
    const rows = [...page.matchAll(/^\| ((?:API|ERR|CONST|QUOVO|STAFF)-\d+) \|/gm)].map(([, row = '']) => row)
    const counted = (word: string) => rows.filter((row) => row.startsWith(`${word}-`)).length
    expect(Object.fromEntries(['API', 'ERR', 'CONST', 'QUOVO', 'STAFF'].map((word) => [word, counted(word)]))).toEqual({
      API: 116,
      ERR: 37,
      CONST: 47,
      QUOVO: 5,
      STAFF: 13,
    })
    expect(new Set(rows).size).toBe(rows.length)
  })

  it('names for each call a file that answers it, and one that tries it', () => {
    const names = new Map(Object.entries(paths).map(([name, { method, path }]) => [`${method} ${path}`, name]))
    const lines = page.split('\n').filter((line) => /^\|.*`(?:GET|POST|PUT|PATCH|DELETE)` `/.test(line))
    expect(lines.length).toBeGreaterThan(130)
    const wrong = lines.flatMap((line) => {
      const calls = [...line.matchAll(/`(GET|POST|PUT|PATCH|DELETE)` `([^`]+)`/g)].map(([, method, path = '']) => ({
        path,
        name: names.get(`${method} ${path}`) ?? '',
      }))
      const [handlerFile = '', ...testFiles] = [...line.matchAll(/`((?:apps|packages|tests)\/[^`]+)`/g)].map(
        ([, file = '']) => file,
      )
      const handler = readFileSync(join(root, handlerFile), 'utf8')
      const tests = testFiles.map((file) =>
        file.includes('/every-call/') ? everyCall : readFileSync(join(root, file), 'utf8'),
      )
      const tried = tests.join('\n')
      return calls.filter(
        ({ name, path }) =>
          !new RegExp(`\\b${name}\\b`).test(handler) ||
          tests.length === 0 ||
          !(tried.includes(`'${name}'`) || tried.includes(path) || new RegExp(`\\b${name}:`).test(tried)),
      )
    })
    expect(wrong).toEqual([])
  })

  it('names only files that are there', () => {
    const files = [...page.matchAll(/`((?:apps|packages|tests|docs)\/[^`*]+)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(300)
    expect([...new Set(files)].filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
