// Proves: ASVS-5.2.2, ASVS-5.4.1, ASVS-5.4.2
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jpegWith, pngWith } from '../../../testing/fixtures/pictures.ts'
import { ApiError } from '../../errors.ts'
import { cleanFile } from './clean-file.ts'
import { toFileName } from './file-name.ts'

const clean = (bytes: Uint8Array<ArrayBuffer>) => Buffer.from(cleanFile(bytes).bytes)

function outcomeOf(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    cleanFile(bytes)
    return 'kept'
  } catch (error) {
    return error instanceof ApiError ? 'refused' : error
  }
}

describe('cleanFile', () => {
  it('removes all metadata of a JPEG and keeps both scans, the profile, and how it is turned', () => {
    const cleaned = clean(jpegWith('secret'))
    expect(cleaned.includes('secret')).toBe(false)
    expect(cleaned.includes('ICC_PROFILE')).toBe(true)
    expect(cleaned.includes(Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]))).toBe(true)
    expect(cleaned.includes(Buffer.from([0x78, 0xff, 0x00, 0xff, 0xd9]))).toBe(true)
    const turned = cleaned.indexOf(Buffer.from([0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0, 6]))
    // After the JFIF segment, which has to be the first.
    expect(turned).toBeGreaterThan(cleaned.indexOf('JFIF'))
  })

  it('removes text, EXIF, and what follows the end of a PNG', () => {
    const cleaned = clean(pngWith('secret'))
    expect(cleaned.includes('secret')).toBe(false)
    expect(['IHDR', 'IDAT', 'IEND', 'tEXt', 'eXIf'].map((name) => cleaned.includes(name))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('changes nothing in a picture that is clean already', () => {
    for (const picture of [jpegWith('secret'), pngWith('secret')]) {
      const once = cleanFile(picture).bytes
      expect(clean(once).equals(Buffer.from(once))).toBe(true)
    }
  })

  it('answers any bytes with a file or a refusal', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(jpegWith('secret'), pngWith('secret')),
        fc.array(fc.tuple(fc.nat({ max: 400 }), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }),
        fc.nat({ max: 400 }),
        (picture, changes, length) => {
          const bytes = picture.slice(0, Math.max(20, length))
          for (const [at, value] of changes) if (at > 8 && at < bytes.length) bytes[at] = value
          expect(['kept', 'refused']).toContain(outcomeOf(bytes))
        },
      ),
    )
  })
})

describe('toFileName', () => {
  it.each([
    ['receipt.pdf', 'receipt.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a\u202Efdp.exe', 'a fdp.exe.pdf'],
    ['', 'attachment.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['two\nlines.PDF', 'two lines.PDF'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('makes %j %j', (given, wanted) => {
    expect(toFileName(given, 'application/pdf')).toBe(wanted)
  })
})
