import { describe, expect, it } from 'vitest'
import { flowLengths } from './income-vs-spending-geometry.ts'

describe('flowLengths', () => {
  it('scales both to the larger', () => {
    expect(flowLengths(500, 2000)).toEqual({ income: 0.25, spending: 1 })
    expect(flowLengths(3000, 1500)).toEqual({ income: 1, spending: 0.5 })
  })

  it('draws nothing for nothing, nor for refunds that exceed the spending', () => {
    expect(flowLengths(0, 0)).toEqual({ income: 0, spending: 0 })
    expect(flowLengths(900, -45.5)).toEqual({ income: 1, spending: 0 })
    expect(flowLengths(-20, -45.5)).toEqual({ income: 0, spending: 0 })
  })
})
