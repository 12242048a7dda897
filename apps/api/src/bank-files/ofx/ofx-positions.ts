import type { ParsedPosition } from '../bank-file.ts'
import { readPlainAmount } from '../amount.ts'
import { cleanText, excerpt } from '../clean-text.ts'
import type { ProblemLog } from '../problem-log.ts'
import { readOfxDate } from './ofx-transaction.ts'
import { childNamed, childrenNamed, descendantsNamed, leafText, type OfxElement } from './ofx-tree.ts'
import { note } from '../note.ts'

interface Security {
  readonly name: string
  readonly symbol: string
}

/** The securities of a file by their ids. */
export type Securities = ReadonlyMap<string, Security>

/** The most positions that one account may state. */
const maxPositions = 1_000
const maxNameLength = 120
const maxSymbolLength = 32

const securityId = (element: OfxElement | undefined): string => {
  const id = childNamed(element, 'SECID')
  return `${leafText(id, 'UNIQUEIDTYPE')} ${leafText(id, 'UNIQUEID')}`
}

/** Reads SECLIST, which is outside of the statements and names what they hold. */
export const readSecurities = (root: OfxElement): Securities =>
  new Map(
    descendantsNamed(root, 'SECINFO').map((info) => [
      securityId(info),
      {
        name: cleanText(leafText(info, 'SECNAME'), maxNameLength),
        symbol: cleanText(leafText(info, 'TICKER'), maxSymbolLength),
      },
    ]),
  )

/** Returns a number of units or a price, which have more decimals than money; null if the text is none. */
function readNumber(text: string): number | null {
  const match = /^([+-]?\d{0,12})(?:[.,](\d{0,12}))?$/.exec(text.trim())
  if (!match || !/\d/.test(text)) return null
  return Number(`${match[1]}.${match[2] ?? ''}0`)
}

function readPosition(
  position: OfxElement,
  statedOn: string | null,
  securities: Securities,
  problems: ProblemLog,
): ParsedPosition[] {
  const units = readNumber(leafText(position, 'UNITS'))
  const value = readPlainAmount(leafText(position, 'MKTVAL'), 'nearest')
  const day = statedOn ?? readOfxDate(leafText(position, 'DTPRICEASOF'))
  const known = securities.get(securityId(position))
  const id = cleanText(leafText(childNamed(position, 'SECID'), 'UNIQUEID'), maxNameLength)
  const name = known?.name || known?.symbol || id
  if (units === null || !value.ok || day === null || name === '') {
    problems.add(position.line, note('positionSkipped', { name: excerpt(name) }))
    return []
  }
  const price = readNumber(leafText(position, 'UNITPRICE'))
  return [{ day, name, symbol: known?.symbol ?? '', units, price, valueCents: value.cents }]
}

/** Reads INVPOSLIST, what the account holds on the statement's day. What cannot be read is listed. */
export function readPositions(
  statement: OfxElement,
  securities: Securities,
  problems: ProblemLog,
): readonly ParsedPosition[] {
  const statedOn = readOfxDate(leafText(statement, 'DTASOF'))
  const all = childrenNamed(statement, 'INVPOSLIST').flatMap((list) => descendantsNamed(list, 'INVPOS'))
  if (all.length > maxPositions) problems.add(statement.line, note('firstPositions', { count: maxPositions }))
  const read = all.slice(0, maxPositions).flatMap((position) => readPosition(position, statedOn, securities, problems))
  if (read.length > 0) problems.add(statement.line, note('enterValue'))
  return read
}
