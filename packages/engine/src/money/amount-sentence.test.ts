import { describe, expect, it } from 'vitest'
import { sentenceText } from './amount-sentence.ts'

describe('sentenceText', () => {
  it('puts the amount in its place', () => {
    expect(sentenceText({ before: 'You saved ', amount: 1234.5, after: ' so far.' })).toBe(
      'You saved $1,234.50 so far.',
    )
  })

  it('needs no amount', () => {
    expect(sentenceText({ before: 'You saved nothing.', amount: null, after: '' })).toBe('You saved nothing.')
  })
})
