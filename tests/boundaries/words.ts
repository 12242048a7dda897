import ts from 'typescript'
import { type Comment, commentsIn, commentsInStyles } from './comments.ts'
import { lineNumber, nodesWhere, type Source, type TextFile } from './tree.ts'

/** One word at one place; `path` and `line` are for the reader of the failure. */
export interface Finding {
  readonly path: string
  readonly line: number
  readonly word: string
}

/** Names that were replaced by the field's own words, with the word to use. */
const replacedNames: Readonly<Record<string, string>> = {
  Later: 'LazyCard',
  Loaded: 'QueryView',
  Outdated: 'StaleNotice',
  Ground: 'PlanContext',
  Worked: 'PlanOutcome',
  Judged: 'PlanCheck',
  PlanKind: 'PlanDefinition',
  AnyPlanKind: 'AnyPlanDefinition',
  HandOn: 'ForwardCall',
  handOn: 'forwardCall',
  Reach: 'AccessGrant',
  Parties: 'Actors',
  Once: 'IdempotentRequest',
  runOnce: 'runIdempotent',
  answerOnce: 'replayOrRun',
  onceOf: 'readIdempotencyKey',
  patiently: 'retryWhileBusy',
  giveWay: 'yieldToEventLoop',
  Exchanging: 'RequestContext',
  ExchangeContext: 'RequestContext',
  heldFor: 'freshForMs',
  Kept: 'CacheEntry',
  KeptEdits: 'SavedEdits',
  Wish: 'TransactionChange',
  LinkWish: 'LinkRequest',
  BankWish: 'BankDialog',
  startBareHop: 'startPlainProxy',
  Scene: 'Fixture',
  IsolationScene: 'IsolationFixture',
  takeWorld: 'openTestWorld',
  lit: 'highlighted',
  useItemWalk: 'useRovingIndex',
  Look: 'StatusStyle',
  lookAgain: 'poll',
  Asked: 'Requested',
  AskedCard: 'LoadOnRequestCard',
  useSaid: 'useProfileReads',
  useTold: 'usePointer',
  ToldText: 'ReadoutText',
  Seal: 'Encryptor',
  TokenSeal: 'TokenEncryptor',
  sealForEach: 'encryptForEach',
  OffLoop: 'WorkerThread',
  offLoop: 'workerThread',
  WhileReceiving: 'UploadProgress',
  Entrance: 'SignInFlow',
  SecondFactorDoor: 'SecondFactorStep',
  Door: 'SignInAttempt',
  SessionKeeper: 'SessionManager',
  TokenKeeper: 'TokenRefresher',
  takeUpWebhooks: 'queueWebhookSyncs',
  takeDeparted: 'restoreRemovedEntry',
  rehearse: 'checkReadable',
  offGoal: 'isOffTrack',
}

const replacedNamesByPattern: readonly (readonly [RegExp, string])[] = [
  [/(?:^twin|Twin)(?=$|[A-Z])/, 'sandbox'],
  [/errand/i, 'forwardedCall'],
  [/entrance/i, 'signInFlow'],
  [/(?:^told|Told)(?=$|[A-Z])/, 'pointer, or what was said'],
  [/Keeper$/, 'manager or refresher'],
  [/^make[A-Z]/, 'create…'],
  [/^(?:most|longest)[A-Z]/, 'max…, with the unit'],
  [/^(?:least|shortest)[A-Z]/, 'min…, with the unit'],
]

const isInCapitals = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/

/** Whether an identifier is the place where a name is chosen: a declaration, not a use, and not a shorthand destructuring. */
function isDeclaredName(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node)) return false
  const { parent } = node
  if (ts.isBindingElement(parent)) return parent.name === node && parent.propertyName !== undefined
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isEnumDeclaration(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node
  )
}

function betterName(node: ts.Identifier): string | undefined {
  const name = node.text
  const isConstant = ts.isVariableDeclaration(node.parent) && name.length > 1 && isInCapitals.test(name)
  if (isConstant) return 'camelCase'
  if (Object.hasOwn(replacedNames, name)) return replacedNames[name]
  return replacedNamesByPattern.find(([pattern]) => pattern.test(name))?.[1]
}

/** Returns the declarations whose names were replaced, each as `name (use …)`. */
export function replacedNamesIn(source: Source): Finding[] {
  return nodesWhere(source, isDeclaredName).flatMap((node) => {
    const name = node.getText(source.ast)
    const better = ts.isIdentifier(node) ? betterName(node) : undefined
    return better === undefined
      ? []
      : [{ path: source.path, line: lineNumber(source, node), word: `${name} (use ${better})` }]
  })
}

const lineAtIndex = (text: string, index: number) => text.slice(0, index).split('\n').length

const britishSpellings = new RegExp(
  [
    /\b(?:re)?(?:categoris|normalis|recognis|synchronis|organis|authoris|serialis|initialis|summaris)\w*/,
    /\b(?:minimis|maximis|optimis|apologis|customis|analys(?:e[ds]?|ing)\b)\w*/,
    /\b\w*(?:colour|behaviour|favour|neighbour|honour|labour|catalogue|programme\b)\w*/,
    /\b(?:grey\w*|centre[sd]?|licence[sd]?|defence|judgement|misspelt|spelt|learnt|whilst|amongst)\b/,
    /\b(?:cancell(?:ed|ing)|travell(?:ed|ing|er)|label(?:led|ling)|model(?:led|ling)|total(?:led|ling))\b/,
    /\b(?:enrol|instalments?|afterwards|towards)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

/** Returns the words of a file that American English spells otherwise; addresses of web pages are left alone. */
export function britishWordsIn({ path, text }: TextFile): Finding[] {
  const ours = text.replace(/https?:\/\/\S+/g, (address) => ' '.repeat(address.length))
  return [...ours.matchAll(britishSpellings)].map(({ 0: word, index }) => ({
    path,
    line: lineAtIndex(ours, index),
    word,
  }))
}

const unclearWords =
  /\b(?:gives?|whoever|whomever|whom|somebody|nobody|whatever|so many|tells|stands?(?!-)|anew|beside|mend(?:s|ed|ing)?|of its own)\b/gi

/** Returns the words in a source file's comments that have a plainer one: "returns" for "gives", "near" for "beside". */
export const unclearWordsIn = (source: Source): Finding[] => findUnclearWords(source, () => commentsIn(source))

/** Returns the same for a style sheet. */
export const unclearWordsInStyles = (file: TextFile): Finding[] => findUnclearWords(file, () => commentsInStyles(file))

function findUnclearWords({ path, text: whole }: TextFile, comments: () => Comment[]): Finding[] {
  // Comments take long to find, and most files have none of these words.
  if (whole.search(unclearWords) < 0) return []
  return comments().flatMap(({ line, text }) =>
    [...text.matchAll(unclearWords)].map(({ 0: word, index }) => ({
      path,
      line: line + lineAtIndex(text, index) - 1,
      word: word.toLowerCase(),
    })),
  )
}
