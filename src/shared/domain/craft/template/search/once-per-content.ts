// What is worked out from the content of many templates stays right while only favourites and usage change.
import type { Template } from '../template.ts';

type Templates = readonly Template[];

function hasSameContent(one: Template, other: Template | undefined): boolean {
  return (
    one === other ||
    (one.id === other?.id &&
      one.name === other.name &&
      one.description === other.description &&
      one.category === other.category &&
      one.tags === other.tags &&
      one.promptData === other.promptData &&
      one.createdAt === other.createdAt)
  );
}

/** `compute`, but once for as long as the same templates with the same content are given in the same order. */
export function oncePerContent<Value>(
  compute: (templates: Templates) => Value
): (templates: Templates) => Value {
  let latest: { readonly templates: Templates; readonly value: Value } | undefined;
  return (templates) => {
    const known = latest;
    const isKnown =
      known?.templates.length === templates.length &&
      templates.every((template, place) => hasSameContent(template, known.templates[place]));
    const value = known !== undefined && isKnown ? known.value : compute(templates);
    latest = { templates, value };
    return value;
  };
}
