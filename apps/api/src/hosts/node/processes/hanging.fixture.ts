// Loaded into a server by `--import`: a process that gets SIGUSR2 says so, and hangs forever.
process.on('SIGUSR2', () => {
  process.stderr.write('hanging\n')
  for (;;);
})
