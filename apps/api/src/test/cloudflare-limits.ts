/*
 * What Cloudflare documents, for the paid plan; where two of its pages differ, the smaller figure. Sources, read on
 * 2026-11-22: developers.cloudflare.com/workers/platform/limits, /durable-objects/platform/limits, /d1/platform/limits,
 * /workers/runtime-apis/rpc.
 */
const KB = 1_000
const MB = 1_000 * KB
const MiB = 1_024 * 1_024

export const cloudflareLimits = {
  worker: {
    memoryBytes: 128 * MB,
    compressedBytes: 10 * MB,
    requestBodyBytes: 100 * MB,
    responseHeaderBytes: 128 * KB,
    urlBytes: 16 * KB,
    subrequests: 1_000,
    variables: 128,
    variableBytes: 5 * KB,
    /** Without asking for more in the configuration. */
    cpuMs: 30_000,
  },
  /** Arguments and answer of one call of an object's method. */
  rpcBytes: 32 * MiB,
  /** D1 and an object's own SQLite alike, but for the size of a row. */
  sql: {
    columnsOfTable: 100,
    statementBytes: 100 * KB,
    boundParameters: 100,
    functionArguments: 32,
    patternBytes: 50,
    rowBytesInObject: 2 * MB,
    rowBytesInD1: 1 * MB,
  },
  objectBytes: 10_000 * MB,
  assets: { files: 20_000, fileBytes: 25 * MiB },
} as const
