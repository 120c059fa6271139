### What the lab says in English; see en.ftl.

