import ts from 'typescript'
import type { Source, TextFile } from './tree.ts'
import { fixedTexts } from './voice-rules.ts'

export interface SpokenText {
  /** The file and the line or key. */
  readonly at: string
  readonly text: string
}

/** Leaves out the texts that are fixed to the letter, where a line quotes them. */
const withoutFixed = (line: string): string =>
  [...fixedTexts].reduce((left, fixed) => left.replaceAll(`'${fixed}'`, 'X'), line)

/** Leaves out code, addresses, marks, and fixed texts. */
const prose = (line: string): string =>
  withoutFixed(line)
    .replaceAll(/`[^`]*`/g, 'X')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/https?:\S+/g, 'X')
    .replaceAll(/^\s*(?:[-*]|\d+\.|#+|>)\s+/g, '')
    .replaceAll(/[*[\]]/g, '')

const isRule = (line: string): boolean => /^[\s|:-]+$/.test(line)

/** Returns the lines of a document that are prose: no code, no tables' rules, no front matter. Table cells are texts of their own. */
export function documentTexts({ path, text }: TextFile): SpokenText[] {
  let isCode = false
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    if (isCode || isRule(line) || /^ {4}/.test(line)) return []
    const parts = line.startsWith('|') ? prose(line).split('|') : [prose(line)]
    return parts.flatMap((part) => (part.trim() === '' ? [] : [{ at: `${path}:${index + 1}`, text: part.trim() }]))
  })
}

/** Leaves out the options of a command. */
const withoutOptions = (text: string): string => text.replaceAll(/(?<=^|[\s([])--[\w-]*(?=[\s.,:)=]|$)/g, 'X')

const isSentence = (text: string): boolean => /[a-z]{2,} [a-z]{2,}/i.test(text)

/** Returns the sentences in a source's literals, those of its templates with X for each value. */
export function literalTexts({ path, ast }: Source): SpokenText[] {
  const found: SpokenText[] = []
  const add = (node: ts.Node, text: string) => {
    const line = ast.getLineAndCharacterOfPosition(node.pos).line + 1
    if (isSentence(text)) found.push({ at: `${path}:${line}`, text: withoutOptions(text) })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) add(node, node.text)
    else if (ts.isTemplateExpression(node))
      add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('X'))
    ts.forEachChild(node, visit)
  }
  visit(ast)
  return found
}
