import { type Place, send } from './place.ts'

/** The figures of one process, in the text format. */
export interface FiguresOfProcess {
  readonly number: number
  readonly text: string
}

/** Adds the number of the process as a label to `name{call="x"} 1` or `name 1`. */
function labeled(line: string, number: number): string {
  const [, name = '', labels = '', value = ''] = /^([^\s{]+)(?:\{(.*)\})? (.*)$/.exec(line) ?? []
  return `${name}{${labels === '' ? '' : `${labels},`}process="${number}"} ${value}`
}

/**
 * Returns the figures of several processes as one text: each line with the label `process`, all lines of a figure
 * together and its help and type once, as the format requires. Source:
 * https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function mergeMetrics(all: readonly FiguresOfProcess[]): string {
  const lines = new Map<string, string[]>()
  for (const { number, text } of all) {
    let figure = ''
    for (const line of text.split('\n').filter((one) => one !== '')) {
      if (line.startsWith('# HELP ')) figure = line.split(' ')[2] ?? ''
      const known = lines.get(figure) ?? []
      lines.set(figure, known)
      if (!line.startsWith('#')) known.push(labeled(line, number))
      else if (!known.includes(line)) known.push(line)
    }
  }
  return `${[...lines.values()].flat().join('\n')}\n`
}

/** A process that does not send its metrics within this time is left out. */
const metricsWithinMs = 1_000

/** Gathers the metrics of all processes that are ready, for the one that was asked. */
export function createGathering(places: readonly Place[]) {
  const open = new Map<number, (number: number, text: string) => void>()
  let questions = 0
  return {
    async gather(): Promise<string> {
      questions += 1
      const question = questions
      const asked = places.filter(({ isReady }) => isReady)
      const texts = new Map<number, string>()
      const all = Promise.withResolvers<void>()
      const timer = setTimeout(all.resolve, metricsWithinMs)
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
