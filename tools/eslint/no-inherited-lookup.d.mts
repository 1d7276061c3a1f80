import type { Rule } from 'eslint'

export declare const noInheritedLookup: Rule.RuleModule
