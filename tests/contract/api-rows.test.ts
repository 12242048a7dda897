import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { specifiedCalls } from './specified-calls.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/api-rows.md'), 'utf8')

describe('the page of where each requirement is met', () => {
  it('names every specified call', () => {
    const missing = specifiedCalls.filter(([method, path]) => !page.includes(`\`${method}\` \`${path}\``))
    expect(missing).toEqual([])
  })

  it('has a line for each row, once', () => {
    const rows = [...page.matchAll(/^\| ((?:API|ERR|CONST|QUOVO|STAFF)-\d+) \|/gm)].map(([, row = '']) => row)
    const counted = (word: string) => rows.filter((row) => row.startsWith(`${word}-`)).length
    expect(Object.fromEntries(['API', 'ERR', 'CONST', 'QUOVO', 'STAFF'].map((word) => [word, counted(word)]))).toEqual({ API: 116, ERR: 37, CONST: 47, QUOVO: 5, STAFF: 13 })
    expect(new Set(rows).size).toBe(rows.length)
  })

  it('names only files that are there', () => {
    const files = [...page.matchAll(/`((?:apps|packages|tests|docs)\/[^`*]+)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(300)
    expect([...new Set(files)].filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
