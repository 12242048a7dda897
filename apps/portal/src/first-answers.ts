import { readable } from '@evenkeel/api-client/client'
import type { FirstAnswers } from '@evenkeel/api-client/react'
import { note } from './client.ts'
import { begunCalls, takeBegun } from './start/begun.ts'

/**
 * Returns the answers of the first screen that have come by now, so that its first picture has them.
 * What has not come yet, or has failed, is asked for by the screen.
 */
export async function readFirstAnswers() {
  const answers: FirstAnswers = new Map()
  const reads = begunCalls().map(async ({ name, input, response }) => {
    if (!(await response).ok) return
    // Taken, so that the screen asks again after a change; a failure is for the screen to see.
    const answer = await takeBegun(name, input)
    if (answer === undefined) return
    const data: unknown = await answer.json()
    answers.set(name, { data: readable(data), _k: 'body' in input ? [name, input] : [name] })
    note(answer)
  })
  await Promise.race([Promise.allSettled(reads), new Promise((resolve) => setTimeout(resolve, waitMs))])
  return answers
}

/** How long the first picture waits for answers that are on their way, in milliseconds: less than a person sees. */
const waitMs = 100
