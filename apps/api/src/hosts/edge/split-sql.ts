/** The tokens that decide the end of a statement: strings, names, comments, words and semicolons. */
const tokens = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|--[^\n]*|\/\*[\s\S]*?\*\/|;|[A-Za-z_]+/g

const isTriggerStart = (words: readonly string[]) => words[0] === 'CREATE' && words.slice(1, 4).includes('TRIGGER')

/**
 * Returns the statements of a script one by one, without comments around them, because D1 prepares one at a time. A
 * semicolon inside a string, a name, a comment or a trigger's body ends nothing.
 */
export function splitSql(script: string): string[] {
  const statements: string[] = []
  let start = 0
  let words: string[] = []
  /** Open `BEGIN`s and `CASE`s of a trigger's body. */
  let depth = 0

  const end = (at: number) => {
    const statement = script.slice(start, at).trim()
    if (words.length > 0) statements.push(statement)
    start = at + 1
    words = []
  }

  for (const { 0: token, index } of script.matchAll(tokens)) {
    const word = token.toUpperCase()
    if (token === ';') {
      if (depth === 0) end(index)
    } else if (/^[A-Z_]/.test(word)) {
      if (words.length < 4) words.push(word)
      if (word === 'CASE' || (word === 'BEGIN' && isTriggerStart(words))) depth += 1
      if (word === 'END' && depth > 0) depth -= 1
    }
  }
  end(script.length)
  return statements
}
