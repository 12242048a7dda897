// Proves: ASVS-15.3.5
import { describe, expect, it } from 'vitest'
import { rules } from './rules.ts'
import { sources, texts, toSource } from './tree.ts'

// Style sheets have no nodes, but the rules about lines hold for them too. This folder quotes what it forbids.
const styles = texts.filter(({ path }) => path.endsWith('.css')).map(({ path, text }) => toSource({ path, text }))
const all = [...sources, ...styles].filter(({ path }) => !path.startsWith('tests/boundaries/'))

describe('every file it concerns', () => {
  it.each(rules)('$says', ({ applies, find }) => {
    const bound = all.filter(({ path }) => applies(path))
    expect(bound.flatMap((source) => find(source).map((line) => `${source.path}:${line}`))).toEqual([])
  })
})

describe('a file is caught that breaks: it', () => {
  it.each(rules)('$says', ({ find, breaks }) => {
    expect(find(toSource({ path: 'sample.tsx', text: breaks }))).not.toEqual([])
  })
})
