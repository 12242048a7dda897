/** The figures of one process, in the text format. */
export interface FiguresOfProcess {
  readonly number: number
  readonly text: string
}

/** `name{call="x"} 1` and `name 1`, with the number of the process as one more label. */
function labelled(line: string, number: number): string {
  const [, name = '', labels = '', value = ''] = /^([^\s{]+)(?:\{(.*)\})? (.*)$/.exec(line) ?? []
  return `${name}{${labels === '' ? '' : `${labels},`}process="${number}"} ${value}`
}

/**
 * The figures of several processes as one text: each line with the label `process`, all lines of a figure together and its
 * help and type once, as the format asks for. Source: https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function mergeMetrics(all: readonly FiguresOfProcess[]): string {
  const lines = new Map<string, string[]>()
  for (const { number, text } of all) {
    let figure = ''
    for (const line of text.split('\n').filter((one) => one !== '')) {
      if (line.startsWith('# HELP ')) figure = line.split(' ')[2] ?? ''
      const known = lines.get(figure) ?? []
      lines.set(figure, known)
      if (!line.startsWith('#')) known.push(labelled(line, number))
      else if (!known.includes(line)) known.push(line)
    }
  }
  return `${[...lines.values()].flat().join('\n')}\n`
}
