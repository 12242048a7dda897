import fc from 'fast-check'

/** Marks a number that JSON can write and a value cannot hold; inserted into the text once it is written. */
const rawPrefix = '@@raw:'
const raw = (text: string) => `${rawPrefix}${text}@@`

/** Writes a value as JSON, with what only the text can express. A value that cannot be written is null. */
export const toText = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(/"@@raw:([^@]*)@@"/g, '$1')

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

/** Text that no person types: ends of strings, half characters, reversed directions, code of other languages, sizes. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  '\ufeff',
  '\u200d',
  'e\u0301'.repeat(40),
  '\u{1f469}\u200d\u{1f467}'.repeat(20),
  'x'.repeat(61),
  'x'.repeat(5_000),
  'x'.repeat(70_000),
  "'; drop table entry; --",
  '" or 1=1 --',
  '=1+1',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '1e400',
  '-0',
  '0x10',
  '%00',
  '%E0%A4%A',
  '${7*7}',
  '{{7*7}}',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '1900-01-01',
  '2199-12-31',
  '2026-13-01T00:00:00Z',
  '2026-11-21T24:61:61Z',
  '2199-12',
  '1900-01',
  'a@b',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  'v1.a.b',
  '999999',
  '999999999999999',
  '9007199254740993',
] as const

const hostileNumbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  0.005,
  -0.004,
  1e-9,
  5e-324,
  1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  90_000_000_000,
  90_000_000_000.01,
  -90_000_000_000,
  1_000_000,
  12,
  13,
]

const hostileShapes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  nested(31),
  nested(40),
  Array.from({ length: 3_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, key) => [`k${key}`, key])),
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  { constructor: { prototype: {} } },
  { toString: 1, valueOf: 1 },
  { length: 1e9 },
  raw('1e400'),
  raw('-1e400'),
  raw('1E+999'),
  raw('9007199254740993'),
  raw('-0'),
  raw('0.1e1'),
]

/** Any value that a JSON body can hold. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileNumbers),
  fc.constantFrom<unknown>(...hostileShapes),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Bodies that are no JSON, or JSON that is no body. */
export const hostileBody: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.constantFrom<string | Uint8Array<ArrayBuffer>>(
    '',
    ' ',
    '{',
    '{"a":',
    '[',
    ']',
    '"',
    'null',
    'true',
    '7',
    '"text"',
    '[]',
    '{}',
    '\u0000',
    '\ufeff{}',
    '{"a":1,"a":2}',
    '{"__proto__":null}',
    "{'a':1}",
    '{a:1}',
    '{}{}',
    '/**/{}',
    '['.repeat(30_000),
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    `{"a":"${'x'.repeat(70_000)}"}`,
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    '{"a":1e400}',
    `{${'"k":1,'.repeat(5_000)}"z":1}`,
    new Uint8Array([0xff, 0xfe, 0x7b, 0x7d]),
    new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

export const hostileType = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/xml',
  'application/json; charset=utf-16',
  'x',
  'application/json,text/plain',
)

/** Files that the app does not accept: empty, nearly a zip, nearly each bank format, and noise. */
export const hostileFile: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc.oneof(
  fc
    .constantFrom(
      '',
      'PK\u0003\u0004',
      'PK\u0005\u0006'.padEnd(22, '\u0000'),
      'OFXHEADER:100\r\n\r\n<OFX>',
      '<OFX><STMTTRN><TRNAMT>1e400',
      '!Type:Bank\nD13/45/2026\nT1e400\n^',
      'Date,Description,Amount\n2026-11-20,"a,-1',
      'Date,Description,Amount\n2026-11-20,x,1e400',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>',
      ','.repeat(20_000),
      '\u0000'.repeat(5_000),
    )
    .map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes)),
)
