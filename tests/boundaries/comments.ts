import ts from 'typescript'
import type { Source, TextFile } from './tree.ts'

export interface Comment {
  readonly line: number
  readonly text: string
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length

/** Whether text between tags may follow, which may look like a comment. */
const isBeforeJsxText = ({ kind, parent }: ts.Node) =>
  ts.isJsxOpeningLikeElement(parent) ||
  ts.isJsxClosingElement(parent) ||
  ts.isJsxOpeningFragment(parent) ||
  ts.isJsxClosingFragment(parent) ||
  (ts.isJsxExpression(parent) && kind === ts.SyntaxKind.CloseBraceToken)

/** Returns every comment of a source file, including those in JSX and before closing brackets. */
export function commentsIn({ text, ast }: Source): Comment[] {
  const ranges = new Map<number, number>()
  const note = (found: readonly ts.CommentRange[] | undefined) =>
    found?.forEach(({ pos, end }) => void ranges.set(pos, end))
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return
    const children = node.getChildren(ast)
    if (children.length > 0) return children.forEach(visit)
    note(ts.getLeadingCommentRanges(text, node.getFullStart()))
    if (!isBeforeJsxText(node)) note(ts.getTrailingCommentRanges(text, node.getEnd()))
  }
  visit(ast)
  return [...ranges].map(([start, end]) => ({ line: lineAt(text, start), text: text.slice(start, end) }))
}

/** Returns every comment of a style sheet. */
export function commentsInStyles({ text }: TextFile): Comment[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: comment, index }) => ({
    line: lineAt(text, index),
    text: comment,
  }))
}
