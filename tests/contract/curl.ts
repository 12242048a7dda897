/** A shell of a newcomer who copies commands of curl from `/docs`: knows their variables, their cookie file, and nothing else. */
export interface Shell {
  /** Runs a command as it is on the page. @throws Error for anything that the page has not introduced. */
  run(command: string): Promise<Response>
  set(name: string, value: string): void
}

/** The words of a command, without quotes and joined over lines. */
const wordsIn = (command: string): string[] =>
  [...command.replaceAll('\\\n', ' ').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )

interface CurlRequest {
  readonly url: string
  readonly method: string | undefined
  readonly headers: readonly string[]
  readonly data: string | undefined
}

const withValue = new Set(['-b', '-c', '-X', '-H', '-d'])

function parse(command: string): CurlRequest {
  const [program, ...words] = wordsIn(command)
  if (program !== 'curl') throw new Error(`Not a command of curl: ${command}`)
  const values: Record<string, string[]> = {}
  const rest: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (withValue.has(word)) {
      values[word] = [...(values[word] ?? []), words[index + 1] ?? '']
      index += 1
    } else if (!['-sS', '-i'].includes(word)) rest.push(word)
  }
  const [url, ...unknown] = rest
  if (url === undefined || unknown.length > 0) throw new Error(`Cannot read ${command}`)
  return { url, method: values['-X']?.[0], headers: values['-H'] ?? [], data: values['-d']?.[0] }
}

/** Returns a shell with an empty cookie file. */
export function createShell(): Shell {
  const cookies = new Map<string, string>()
  const variables = new Map<string, string>()
  const filled = (text: string) =>
    text
      .replaceAll(/\$\(token ([\w-]+)\)/g, (_, name: string) => cookies.get(name) ?? '')
      .replaceAll(/\$([A-Z]+)/g, (_, name: string) => variables.get(name) ?? '')

  return {
    set: (name, value) => void variables.set(name, value),
    async run(command) {
      const { url, method, headers, data } = parse(command)
      const sent = new Headers(
        headers.map((line): [string, string] => {
          const [name = '', value = ''] = filled(line).split(': ')
          return [name, value]
        }),
      )
      sent.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const answer = await fetch(filled(url), {
        method: method ?? (data === undefined ? 'GET' : 'POST'),
        headers: sent,
        ...(data !== undefined && { body: data }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
      return answer
    },
  }
}
