import v8 from 'node:v8'

/**
 * Lets V8 wait longer before it compiles a function a third time, for speed: a build runs so much code for so short a
 * time that this compiler took a fifth of all processor time. The value (in bytes of bytecode that were run; V8's own
 * is 67,584) took 30 s of 205 s off a cold build. Processes that Gatsby starts read its configuration too. A develop
 * server lives longer, and its author waits after each edit.
 */
if (process.env.gatsby_executing_command !== 'develop') v8.setFlagsFromString('--interrupt-budget=1000000')
