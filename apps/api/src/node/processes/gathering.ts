import { mergeMetrics } from './merge-metrics.ts'
import { type Place, send } from './place.ts'

/** A process that does not say its figures by then is left out of them. */
const METRICS_WITHIN_MS = 1_000

/** Gathers the figures of all that are ready, for whichever of them was asked. */
export function makeGathering(places: readonly Place[]) {
  const open = new Map<number, (number: number, text: string) => void>()
  let questions = 0
  return {
    async gather(): Promise<string> {
      questions += 1
      const question = questions
      const asked = places.filter(({ isReady }) => isReady)
      const texts = new Map<number, string>()
      const all = Promise.withResolvers<void>()
      const timer = setTimeout(all.resolve, METRICS_WITHIN_MS)
      open.set(question, (number, text) => {
        texts.set(number, text)
        if (texts.size >= asked.length) all.resolve()
      })
      for (const place of asked) send(place, { kind: 'ask-metrics', question })
      await all.promise
      clearTimeout(timer)
      open.delete(question)
      return mergeMetrics(
        [...texts].map(([number, text]) => ({ number, text })).toSorted((one, other) => one.number - other.number),
      )
    },
    answered: (question: number, number: number, text: string) => open.get(question)?.(number, text),
  }
}
