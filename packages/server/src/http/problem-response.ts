// Problems as HTTP responses.
import { STATUS_CODES } from 'node:http';
import { ERROR_STATUS, type Problem } from '@undercroft/protocol';
import type { FastifyReply } from 'fastify';
import { problemOf } from '../problem.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export function sendProblem(reply: FastifyReply, problem: Problem) {
  if (problem.after !== undefined) reply.header('Retry-After', String(Math.ceil(problem.after)));
  return reply.status(ERROR_STATUS[problem.kind]).type(JSON_TYPE).send(JSON.stringify({ problem }));
}

/** A complete response as text, for where there is no reply object to send it with. */
export function rawProblemResponse(problem: Problem): string {
  const body = JSON.stringify({ problem });
  const status = ERROR_STATUS[problem.kind];
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${JSON_TYPE}`,
    ...(problem.after === undefined ? [] : [`Retry-After: ${Math.ceil(problem.after)}`]),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Of an error of the framework, or one that a handler threw. */
export function problemOfHttpError(error: unknown): Problem {
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { kind: 'too-large' };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { kind: 'wrong-media' };
  if (statusCode !== undefined && statusCode < 500) return { kind: 'malformed' };
  return problemOf(error);
}
