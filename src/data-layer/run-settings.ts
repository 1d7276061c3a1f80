import v8 from 'node:v8'
import { isOptimized } from '../base/optimizations'

/**
 * Makes V8 wait longer before it optimizes a function: a build runs a lot of code for a short time, so its optimizing
 * compiler used a fifth of the CPU time. The value is in bytes of executed bytecode; V8's default is 67,584. Processes
 * that Gatsby starts load this module as well. It doesn't apply to the development server, which runs for longer and
 * whose author waits after each edit.
 */
if (process.env.gatsby_executing_command !== 'develop' && isOptimized('v8-budget'))
  v8.setFlagsFromString('--interrupt-budget=1000000')
