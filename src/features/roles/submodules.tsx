import { Select } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { RightsSkeleton } from "./rights-skeleton.tsx";
import { SubmoduleForm, type SubmodulesProps } from "./submodule-form.tsx";
import { words } from "./words.ts";

/** The sub-modules of one category, with the rights of every role that can have them. */
export function Submodules(props: SubmodulesProps) {
  const { role, search, onSearch } = props;
  const categories = useCall("listCategories", { query: { role_id: role.role_id } });
  const all = categories.data?.data ?? [];
  const category = all.find(({ id }) => id === search.category) ?? all[0];
  const submodules = useCall(
    "listSubmodules",
    { query: { category_id: category?.id ?? 1, size: 1000 } },
    { isReady: category !== undefined },
  );
  const failed = [categories, submodules].find((read) => read.isError && !read.data);
  if (failed) return <FailureState {...queryFailure(failed)} />;
  if (!category || !submodules.data) return <RightsSkeleton label={words.submodules} />;
  return (
    <SubmoduleForm
      key={category.id}
      {...props}
      title={category.name}
      submodules={submodules.data.data}
      onReload={() => void submodules.refetch()}
      choice={
        <Select
          w={240}
          label={words.category}
          data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(category.id)}
          allowDeselect={false}
          onChange={(id) => onSearch({ category: Number(id) })}
          comboboxProps={{ transitionProps: { duration: 0 } }}
        />
      }
    />
  );
}
