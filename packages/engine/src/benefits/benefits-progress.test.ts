import { describe, expect, it } from 'vitest'
import { benefitsProgress } from './benefits-progress.ts'

const answers = (...given: (boolean | null)[]) =>
  given.map((isEnrolled, index) => ({ benefitId: index + 1, isEnrolled }))

describe('benefitsProgress', () => {
  it('counts the answers and lists the unanswered benefits', () => {
    expect(benefitsProgress(answers(true, false, null))).toEqual({
      enrolledCount: 1,
      answeredCount: 2,
      benefitCount: 3,
      unansweredIds: [3],
      canCommit: false,
    })
  })

  it('counts a no as an answer', () => {
    expect(benefitsProgress(answers(false, false))).toMatchObject({
      enrolledCount: 0,
      answeredCount: 2,
      canCommit: true,
    })
  })

  it('can be committed at a company without benefits', () => {
    expect(benefitsProgress([])).toMatchObject({ benefitCount: 0, unansweredIds: [], canCommit: true })
  })
})
